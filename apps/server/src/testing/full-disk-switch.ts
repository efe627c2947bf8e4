/**
 * A switch that fills the disk: while it is on, no file of this process can grow. A test loads it before the server
 * (`node --import`) and controls it over the channel to its parent; the server does not refer to it.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The command of the parent, which is returned when it is done. */
export interface DiskOrder {
  readonly full: boolean;
}

let full = false;

process.on('message', (order: DiskOrder) => {
  full = order.full;
  process.send?.(order);
});

const write = fs.writeSync;
/** The embedded database writes bytes at an offset. Existing bytes may be overwritten, as on a real disk. */
const writeWithin = (file: number, ...given: readonly unknown[]): number => {
  const [, , length, position] = given;
  const end = Number(position ?? Number.POSITIVE_INFINITY) + Number(length ?? 0);
  if (full && !(end <= fs.fstatSync(file).size))
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  return Reflect.apply(write, fs, [file, ...given]);
};
fs.writeSync = writeWithin as typeof fs.writeSync;
syncBuiltinESMExports();
