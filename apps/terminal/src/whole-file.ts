import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Nobody else who uses the machine reads it. */
const ownerOnly = 0o600;

/** Written to a file beside it, flushed, then renamed: a reader gets all of it or the content before. */
export const writeWhole = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}.unfinished`;
  try {
    const descriptor = openSync(unfinished, 'w', ownerOnly);
    try {
      writeFileSync(descriptor, text);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(unfinished, file);
  } catch (error) {
    // What a full disk took of it is no use.
    rmSync(unfinished, { force: true });
    throw error;
  }
};
