"""HTTP routes and WebSockets: translation between HTTP and the site."""
