// The baseline of the product: Fastify and pg with nothing around them. One line contains its address.
// node bare.mjs <database url> [file of compressed bytes …]
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { reportUsageOnRequest } from './process-usage.mjs';

const [url, ...files] = process.argv.slice(2);
const app = Fastify();
app.get('/nothing-new', async (_request, reply) => reply.status(304).send());
for (const [index, file] of files.entries()) {
  const bytes = readFileSync(file);
  app.get(`/bytes/${index}`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('content-encoding', 'br').send(bytes),
  );
}
const pool = new pg.Pool({ connectionString: url, max: 10 });
await pool.query(`create table if not exists bare_contact (id text primary key, runs jsonb, at timestamptz)`);
await pool.query(`insert into bare_contact values ('till-1', '[]', now()) on conflict do nothing`);
app.post('/contact', async request => {
  const { deviceId, runs } = request.body;
  await pool.query('update bare_contact set runs = $2, at = now() where id = $1', [deviceId, JSON.stringify(runs)]);
  return { assigned: [] };
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(JSON.stringify({ address: `http://127.0.0.1:${app.server.address().port}` }));
reportUsageOnRequest();
