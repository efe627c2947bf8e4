/** A child process reports its memory and processor time on request. */
export const reportUsageOnRequest = () => {
  // Who measures it has ended.
  process.on('disconnect', () => process.exit(0));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000 });
  });
};
