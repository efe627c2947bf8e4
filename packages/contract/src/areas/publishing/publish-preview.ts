import { type Finding, findingCodes } from '@commissary/catalog';
import { channels } from '@commissary/domain';
import * as z from 'zod';
import { changes, documentKind, idSchema } from '../../schemas/index.ts';

/** What is most likely a mistake in the saved document; its sentence is in the catalog, and its repair is for the form. */
const finding = z.object({
  code: z.enum(findingCodes),
  path: z.string(),
  names: z.array(z.string()),
  count: z.int().optional(),
  channel: z.enum(channels).optional(),
  needed: z.int().optional(),
  orderTypes: z.array(z.string()).optional(),
  personId: idSchema.optional(),
} satisfies Record<Exclude<keyof Finding, 'repair'>, z.ZodType>);

/** What a publish would change at a location: the differences between the live and the saved configuration. */
export const locationPreview = z.object({
  locationId: idSchema,
  /** Why this location cannot be published now; null when it can. */
  disabled: z.string().nullable(),
  /** Of one that is not valid, the first value that has to be repaired. */
  invalid: z.object({ kind: documentKind, path: z.string() }).optional(),
  documents: z.array(
    z.object({
      kind: documentKind,
      changes,
      total: z.int(),
      /**
       * The paths of the changes that are in members of lists, in words: a reader may not have the document with the
       * member, which was removed, or is of another location.
       */
      labels: z.record(z.string(), z.string()).optional(),
      /** The first findings, and the number of all. */
      findings: z.array(finding),
      findingsTotal: z.int(),
    }),
  ),
  /** Who works at the location and is not live as saved: the first ones, and the number of all. */
  people: z.array(
    z.object({
      userId: idSchema,
      userDisplayName: z.string(),
      change: z.enum(['added', 'removed', 'changed']),
      /** The names of their jobs, live and saved. */
      before: z.array(z.string()),
      after: z.array(z.string()),
    }),
  ),
  peopleTotal: z.int(),
});
export type LocationPreview = z.output<typeof locationPreview>;

/** Of a publish of what is saved. */
const publishPreview = locationPreview.extend({
  /** Identifies what would go live: a publish that names it brings nothing else. */
  seen: z.string(),
});
export type PublishPreview = z.output<typeof publishPreview>;

/** The first and the last of positions in the list of locations that was asked for. */
const range = z.tuple([z.int(), z.int()]);

/** Equal previews once, with the positions of their locations. */
export const locationPreviewSet = locationPreview.omit({ locationId: true }).extend({ at: z.array(range) });
export const publishPreviewSet = publishPreview.omit({ locationId: true }).extend({ at: z.array(range) });
