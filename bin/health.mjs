// Ends with 0 when the site on this machine answers and reaches its database. For the health check of the image.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`);
process.exit(ok ? 0 : 1);
