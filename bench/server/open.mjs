// The product's server on a database that is there already.
import { readConfig } from '../../apps/server/src/config.ts';
import { startServer } from '../../apps/server/src/start.ts';
import { answerQuestions } from './questions.mjs';

const { config } = readConfig({ DATABASE_URL: process.argv[2], PORT: '0' });
await startServer(config, {
  empty: true,
  say: line => {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined && line.includes('open at')) console.log(JSON.stringify({ address }));
  },
});
answerQuestions();
