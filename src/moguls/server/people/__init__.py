"""Identity: cookies, tokens, devices and bans."""
