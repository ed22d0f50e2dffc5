"""Teaching: lessons as data, and what plays them; pure, so that it runs wherever the engine does."""
