"""Take Stock (2006): five stocks, certificates, and a market that closes without warning."""
