import { hash } from 'node:crypto';
import { documents } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import { assemble } from '@commissary/schema';
import type { Fetched } from './configuration.ts';
import { ServerUnavailable } from './server-api.ts';

/** The content does not match its hash. It is never applied. */
export class IntegrityError extends Error {
  constructor(what: string) {
    super(`${what} is damaged`);
    this.name = 'Damaged';
  }
}

/** Why an assignment could not be taken, as the server is told: in the order in which a fetch can fail. */
export const troubleCode = (error: unknown): string => {
  if (error instanceof ServerUnavailable) return 'NOT_SENT';
  if (error instanceof IntegrityError) return 'DAMAGED';
  return error instanceof Error && 'syscall' in error ? 'NOT_STORED' : 'UNREADABLE';
};

/** The hash of a part or manifest: SHA-256 of its canonical JSON. */
export const manifestName = (value: unknown): string => hash('sha256', canonicalJson(value), 'hex');

export const requireSafeName = (value: unknown, name: string, what: string): void => {
  if (manifestName(value) !== name) throw new IntegrityError(`${what} ${name.slice(0, 12)}`);
};

/** The document that a manifest describes, assembled only when every part matches its hash. */
export const verified = ({ assignment, manifest, parts }: Fetched): unknown => {
  requireSafeName(manifest, assignment.manifest, 'The manifest');
  if (manifest.kind !== assignment.kind) throw new IntegrityError('The manifest');
  const pieces = new Map<string, unknown>();
  for (const [path, name] of Object.entries(manifest.parts)) {
    if (!parts.has(name)) throw new IntegrityError(`The part at ${path}, which is missing,`);
    requireSafeName(parts.get(name), name, `The part at ${path}`);
    pieces.set(path, parts.get(name));
  }
  return assemble(documents[assignment.kind].field, pieces);
};
