import { groupRecord, locationRecord } from '@commissary/catalog';
import { locationsPerEdit } from '@commissary/domain';
import * as z from 'zod';
import { recordSchemas } from './record-schema.ts';
import { idSchema, version } from './schemas.ts';

const { name: nameField, locations } = groupRecord.field.shape;
const { name } = recordSchemas({ name: nameField });

/** A new group with its initial locations. */
export const newGroup = z.strictObject({
  type: z.literal('GROUP'),
  name,
  locationIds: z.array(idSchema).max(locations.max),
});

/** What a group is answered with, like a location, and never has. */
const none = z.null().optional();
const noneOfGroup = {
  ...{ groupId: none, latitude: none, longitude: none, schedulingLocationId: none, address: none, phone: none },
  ...{ timeZone: none, menuId: none, dayStart: none, dayStartFrom: none },
  tags: z.array(z.never()).optional(),
  kioskActive: z.literal(false).optional(),
};

/**
 * `from` is the group in which the user saw the location: if it was moved since, the call is a 409. `ver` is a field of
 * ours: the version of the group that was edited. If the group has a newer one, the call is a 409 and nothing is
 * written; without it the name is changed whatever the version is.
 */
export const groupEdit = z.strictObject({
  type: z.literal('GROUP'),
  id: idSchema,
  ver: version.optional(),
  name: name.optional(),
  join: z
    .array(z.strictObject({ locationId: idSchema, from: idSchema.nullable() }))
    .max(locations.max)
    .optional(),
  leave: z.array(idSchema).max(locations.max).optional(),
  ...noneOfGroup,
});

/** What a user enters about a location. Null means unknown or none. */
export const locationFields = recordSchemas(locationRecord.field.shape);

/** A new location. `like` names the one whose own values it copies, as far as the user may set them. */
export const newLocation = z.strictObject({
  type: z.literal('LOCATION'),
  ...z.object(locationFields).partial().required({ name: true, timeZone: true }).shape,
  like: idSchema.optional(),
});
export type NewLocation = z.output<typeof newLocation>;

/** The changed fields. With the version on which they were changed, a newer version is a 409, and nothing is written. */
export const locationEdit = z.strictObject({
  type: z.literal('LOCATION'),
  id: idSchema,
  ver: version.optional(),
  ...z.object(locationFields).partial().shape,
});
export type LocationEditBody = z.output<typeof locationEdit>;

/** Changed fields of several locations, each with the version on which they were changed. */
export const severalLocationsEdit = z.strictObject({
  edits: z
    .array(locationEdit.pick({ id: true, ver: true, groupId: true, menuId: true, tags: true }).required({ ver: true }))
    .min(1)
    .max(locationsPerEdit),
});
export type SeveralLocationsEdit = z.output<typeof severalLocationsEdit>;
