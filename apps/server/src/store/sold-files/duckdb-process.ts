import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type * as DuckDB from '@duckdb/node-api';
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Cell } from '../sold-rows/index.ts';
import {
  type Cells,
  type FromProcess,
  memoryExit,
  type Order,
  type ProcessSettings,
  type Result,
  type Saving,
  type ToProcess,
} from './messages.ts';
import { quoted } from './quoted.ts';

/*
 * The process in which DuckDB runs. It knows no postings, has no credentials, reads one folder, and may be ended at any
 * moment: files get their name when they are whole, and everything else is in its memory.
 */

/** Rows of a chunk. */
const chunkRows = 2048;
const watchMs = 100;

const send = (message: FromProcess): void => {
  // Whoever started it may be gone.
  if (process.connected) process.send?.(message);
};

const { folder, memoryBytes, mostBytes, threads } = JSON.parse(process.argv[2] ?? '') as ProcessSettings;
const path = (file: string): string => join(folder, file);

/** No settings, no extensions and no files but those of the folder can be reached by any statement. */
const openDatabase = async (library: typeof DuckDB): Promise<DuckDBConnection> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const instance = await library.DuckDBInstance.create(':memory:', {
    threads: String(threads),
    memory_limit: `${Math.floor(memoryBytes / 1024)}KiB`,
    temp_directory: '',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    preserve_insertion_order: 'false',
  });
  const connection = await instance.connect();
  // A file never changes, nor does what stands at its end.
  await connection.run('set parquet_metadata_cache = true');
  await connection.run(`set allowed_directories = [${quoted(path('/'))}]`);
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
  return connection;
};

const start = async (): Promise<void> => {
  const library = await import('@duckdb/node-api').catch((error: unknown) => {
    send({ absent: String(error) });
    process.disconnect?.();
    return null;
  });
  if (library === null) return;
  const connection = await openDatabase(library);
  /** One after the other: each may take all the memory that there is. */
  let last: Promise<unknown> = Promise.resolve();
  process.on('message', ({ id, order }: ToProcess) => {
    last = last.then(async () => {
      try {
        send({ id, result: await carryOut(library, connection, order) });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        send({ id, isMemory: /out of memory|failed to allocate/i.test(message), message });
      }
    });
  });
  send({ ready: true });
};

const carryOut = async (library: typeof DuckDB, connection: DuckDBConnection, order: Order): Promise<Result> => {
  switch (order.kind) {
    case 'append':
      await append(library, connection, order.to);
      return null;
    case 'ask':
      try {
        if (order.of !== null) await append(library, connection, order.of);
        const all: (readonly (readonly Cell[])[])[] = [];
        for (const { sql, values } of order.statements) {
          const prepared = await connection.prepare(sql);
          for (const [name, value] of Object.entries(values)) {
            const at = prepared.parameterIndex(name);
            if (typeof value === 'string') prepared.bindVarchar(at, value);
            else prepared.bindList(at, [...value], library.LIST(isNumbers(value) ? library.INTEGER : library.VARCHAR));
          }
          all.push((await (await prepared.run()).getRows()).map(row => row.map(cellOf)));
          prepared.destroySync();
        }
        return all;
      } finally {
        if (order.of !== null) await connection.run(`drop table if exists "${order.of.table}"`);
      }
    case 'save':
      try {
        return await save(connection, order);
      } finally {
        await connection.run(`drop table if exists "${order.drop}"`);
      }
    case 'drop':
      await connection.run(`drop table if exists "${order.table}"`);
      return null;
  }
};

const isNumbers = (values: readonly (string | number)[]): boolean => typeof values[0] === 'number';

const append = async (
  { DuckDBDataChunk }: typeof DuckDB,
  connection: DuckDBConnection,
  { table, columns, cells }: Cells,
): Promise<void> => {
  if (columns !== null) await connection.run(`create temp table "${table}" (${columns})`);
  const appender = await connection.createAppender(table, null, 'temp');
  const types = Array.from({ length: appender.columnCount }, (_, at) => appender.columnType(at));
  const isBig = types.map(type => String(type) === 'BIGINT');
  const count = cells[0]?.length ?? 0;
  for (let from = 0; from < count; from += chunkRows) {
    const chunk = DuckDBDataChunk.create(types);
    chunk.setColumns(
      cells.map((column, at) => {
        const part: readonly DuckDBValue[] = column.slice(from, from + chunkRows);
        return isBig[at] ? part.map(value => (typeof value === 'number' ? BigInt(value) : value)) : part;
      }),
    );
    appender.appendDataChunk(chunk);
  }
  appender.closeSync();
};

/** A sum is of 128 bits; one that a number cannot hold exactly is no answer. */
const cellOf = (value: DuckDBValue): Cell => {
  if (typeof value !== 'bigint') return value as Cell;
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError('A sum is too large to be exact.');
  return number;
};

const save = async (connection: DuckDBConnection, { query, contents, prefix }: Saving): Promise<string> => {
  const fresh = path(`.${crypto.randomUUID()}`);
  try {
    const said = JSON.stringify((await (await connection.run(contents)).getRows()).map(row => row.map(cellOf)));
    await connection.run(
      `copy (${query}) to ${quoted(fresh)} (format parquet, compression lz4_raw, kv_metadata {contents: ${quoted(said)}})`,
    );
    const handle = await open(fresh, 'r+');
    await handle.sync().finally(() => handle.close());
    const hash = createHash('sha256');
    await pipeline(createReadStream(fresh), hash);
    const name = `${prefix}-${hash.digest('hex')}.parquet`;
    await rename(fresh, path(name));
    return name;
  } finally {
    await rm(fresh, { force: true });
  }
};

// What DuckDB counts is not all that it takes: the process has a limit of its own.
setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(memoryExit);
}, watchMs).unref();

// Calls come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on('disconnect', () => process.exit());
await start();
