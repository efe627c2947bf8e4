import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';

/*
 * The part of ClickHouse's HTTP interface that the product uses, in front of the real engine in this process. It is given the
 * folder in which `chdb` is installed, and one for its data.
 */

interface Session {
  query(sql: string, format?: string): string;
}
interface Chdb {
  readonly Session: new (folder: string) => Session;
}

const [installed = '', data = ''] = process.argv.slice(2);
const { Session }: Chdb = createRequire(join(installed, 'package.json'))('chdb');
const session = new Session(data);
session.query('create database if not exists sold');
session.query('use sold');

const quoted = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const server = createServer(async (request, response) => {
  const asked = new URL(request.url ?? '', 'http://127.0.0.1').searchParams;
  const body = await text(request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request);
  const sql = asked.get('query');
  try {
    for (const [name, value] of asked)
      if (name.startsWith('param_') || name === 'output_format_json_quote_64bit_integers')
        session.query(`set ${name} = ${quoted(value)}`);
    const [, statement = '', format] = /^(.*?)(?:\s+format\s+(\w+)\s*)?$/is.exec(body) ?? [];
    const result = sql === null ? session.query(statement, format) : session.query(`${sql}\n${body}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(result);
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const version = session.query('select version()', 'TSV').trim();
  if (typeof address === 'object') process.send?.({ port: address?.port, version });
});
process.on('disconnect', () => process.exit());
