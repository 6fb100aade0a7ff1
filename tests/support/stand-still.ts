/** Runs inside a server under test: a signal stops its event loop for good, as a mistake in the program would. */
process.on("SIGUSR2", () => {
  for (;;);
});
