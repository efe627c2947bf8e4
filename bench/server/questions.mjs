/** A child says how much memory and processor time it has taken, when it is asked. */
export const answerQuestions = () => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ rss: process.memoryUsage().rss, cpuMs: (user + system) / 1000 });
  });
};
