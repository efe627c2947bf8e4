/**
 * Runs jobs `{ name, slots, needs, run }` side by side: each begins, in their order, once what it needs has ended and as
 * many slots as it takes are free. None overtakes a job that waits for slots, so that a wide one begins too; a job that
 * waits for another one is overtaken. What a job prepares for later ones it names in the environment. Nothing begins
 * once `stopped` returns something. `ended` receives what `run` resolves with.
 */
export async function runJobs(jobs, { slots, stopped = () => undefined, began = () => {}, ended = () => {} }) {
  const waiting = [...jobs];
  const over = new Set();
  const running = new Map();
  let free = slots;

  const begin = job => {
    const taken = Math.min(job.slots, slots);
    free -= taken;
    began(job);
    const end = outcome => {
      free += taken;
      running.delete(job);
      over.add(job.name);
      ended(job, outcome);
    };
    running.set(job, job.run().then(end));
  };
  const beginAll = () => {
    for (const job of [...waiting]) {
      if (job.needs.some(name => !over.has(name) && isAmong(jobs, name))) continue;
      if (Math.min(job.slots, slots) > free) return;
      waiting.splice(waiting.indexOf(job), 1);
      begin(job);
    }
  };

  while (waiting.length + running.size > 0) {
    if (stopped() === undefined) beginAll();
    if (running.size === 0) return;
    await Promise.race(running.values());
  }
}

/** What a part of a run leaves out is not waited for. */
const isAmong = (jobs, name) => jobs.some(job => job.name === name);
