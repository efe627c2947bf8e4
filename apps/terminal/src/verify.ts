import { hash } from 'node:crypto';
import { documents } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import { assemble } from '@commissary/schema';
import type { Fetched } from './configuration.ts';

/** Something is not what its name says. It is never applied. */
export class Damaged extends Error {
  constructor(what: string) {
    super(`${what} is damaged`);
    this.name = 'Damaged';
  }
}

/** The name of a part or manifest: SHA-256 of its canonical JSON. */
export const nameOf = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex');

export const demandName = (value: unknown, name: string, what: string): void => {
  if (nameOf(value) !== name) throw new Damaged(`${what} ${name.slice(0, 12)}`);
};

/** The document that a manifest describes, put together only when every piece of it is the one it names. */
export const verified = ({ assignment, manifest, parts }: Fetched): unknown => {
  demandName(manifest, assignment.manifest, 'The manifest');
  if (manifest.kind !== assignment.kind) throw new Damaged('The manifest');
  const pieces = new Map<string, unknown>();
  for (const [path, name] of Object.entries(manifest.parts)) {
    if (!parts.has(name)) throw new Damaged(`The part at ${path}, which is missing,`);
    demandName(parts.get(name), name, `The part at ${path}`);
    pieces.set(path, parts.get(name));
  }
  return assemble(documents[assignment.kind].field, pieces);
};
