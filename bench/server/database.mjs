import { randomBytes } from 'node:crypto';
import pg from 'pg';

const open = [];

/** What is closed before the database is deleted. */
export const closeAtEnd = close => open.push(close);

/** A separate database on the given server, deleted afterwards. */
export const withDatabase = async use => {
  const serverUrl = process.argv[2];
  if (serverUrl === undefined) {
    console.error('Name a PostgreSQL to make a database on: postgres://user@host:5432/postgres');
    process.exit(2);
  }
  const name = `commissary_bench_${randomBytes(4).toString('hex')}`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  try {
    await use(url.href);
  } finally {
    for (const close of open.splice(0)) await close();
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  }
};
