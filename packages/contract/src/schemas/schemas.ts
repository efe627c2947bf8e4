import { documentKinds, publishKinds } from '@commissary/catalog';
import { type Change, ChangeListError, type Edit, validate, validateEdits } from '@commissary/document';
import { emailLength, emailPattern, isName, lastInstant } from '@commissary/domain';
import { PathError, parsePath } from '@commissary/schema';
import * as z from 'zod';

/** Schemas that several areas share. */
export const idSchema = z.string().min(1).max(64);
/** The token in a link that this server printed. */
export const linkToken = z.string().min(1).max(200);
/** An instant in epoch milliseconds, of the years 1970 to 9999. */
export const epochMs = z.int().min(0).max(lastInstant);
/** Versions are 31-bit integers. */
const newestVersion = 2 ** 31 - 1;
export const version = z.int().min(0).max(newestVersion);

/** One error of a 400 (or the reason of a 403, 409): a code, and the path to which it applies. */
export const failure = z.object({
  code: z.string(),
  path: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export const failures = z.array(failure);
export type Failure = z.output<typeof failure>;

/** A file as a call receives or returns it: on the wire its bytes are the body, and its media type the content type. */
export const file = z.object({
  type: z.string(),
  bytes: z.custom<Uint8Array<ArrayBuffer>>(value => value instanceof Uint8Array),
});
export type File = z.output<typeof file>;

export const noContent = z.undefined();

/** An instant in a query. */
export const epochQuery = z.coerce.number().int().min(0).max(lastInstant).optional();
/** A query flag or number is sent as text. */
export const versionQuery = z.coerce.number().int().min(0).max(newestVersion).optional();

/** Ids in a query, separated by commas. */
export const idsQuery = (most: number) =>
  z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(idSchema).max(most));

/** The name of a person, a tenant, a role or a device. */
export const nameSchema = (max: number) => z.string().trim().min(1).max(max).refine(isName, 'NAME');

export const emailSchema = z.string().trim().max(emailLength).regex(emailPattern);

/** A typed password. Only the password rules validate it: nothing is trimmed. */
export const passwordSchema = z.string().max(1024);

export const documentKind = z.enum(documentKinds);
/** The documents that are published together (`publishUnits`). */
export const publishKind = z.enum(publishKinds);

/**
 * Any JSON object: a document body. The fields of the document validate it; it is neither validated nor copied here.
 */
export const jsonObject = z
  .custom<Readonly<Record<string, unknown>>>(
    value => typeof value === 'object' && value !== null && !Array.isArray(value),
  )
  .meta({ type: 'object' });

/** Parses the JSON of a text and returns the value, or reports the code. */
export const parsedText = (code: string) =>
  z.string().transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: code });
      return z.NEVER;
    }
  });

const readBy = (read: (value: unknown) => unknown) => (value: unknown, context: z.RefinementCtx) => {
  try {
    read(value);
  } catch (error) {
    if (!(error instanceof ChangeListError)) throw error;
    context.addIssue({ code: 'custom', message: error.code, path: error.path === undefined ? [] : [error.path] });
  }
};

/** The path of a member or a field, as change lists write it: `/departments/[d7]`. The empty path is the document. */
export const documentPath = z
  .string()
  .max(2048)
  .superRefine((path, context) => {
    try {
      parsePath(path);
    } catch (error) {
      if (!(error instanceof PathError)) throw error;
      context.addIssue({ code: 'custom', message: error.code });
    }
  });
/** The same, without the empty path. */
export const innerPath = documentPath.min(1);

/** A change list; only the document engine validates it. */
export const changes = z
  .custom<readonly Change[]>()
  .superRefine(readBy(validate))
  .meta({ type: 'array', items: { type: 'object' }, maxItems: 20_000 });

const mostEdits = 500;
const readEdits = (input: unknown): void => {
  const { length } = validateEdits(input);
  if (length === 0 || length > mostEdits) throw new ChangeListError('too-many');
};

/**
 * The edits at one tenant, in order: changes of its values, and `reset`, which removes the tenant's own entries at and
 * below a path.
 */
export const edits = z
  .custom<readonly Edit[]>()
  .superRefine(readBy(readEdits))
  .meta({ type: 'array', items: { type: 'object' }, minItems: 1, maxItems: mostEdits });

/** A change that did not take effect when a list was resolved, and why. */
export const dropped = z.object({ path: z.string(), reason: z.string() });

/** Errors that every call may return; areas spread this after their own. */
export const refusals = { 400: failures, 403: failures, 404: failures } as const;
