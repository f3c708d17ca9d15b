"""The routes and the sockets: they translate between HTTP and the site."""
