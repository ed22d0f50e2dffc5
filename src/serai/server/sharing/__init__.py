"""What is shown of games that are over to people elsewhere: pictures, previews of links, replays in other pages."""
