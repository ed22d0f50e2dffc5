"""Pictures of positions as SVG text, from the shapes and colours that the boards in the browser are drawn with."""
