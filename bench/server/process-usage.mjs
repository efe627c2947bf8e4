/** A child process reports its memory and processor time on request. */
export const reportUsageOnRequest = () => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000 });
  });
};
