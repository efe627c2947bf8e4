import { canonicalZone, isTimeZone, phonePattern, postalCodePattern, usStates } from '@commissary/domain';
import * as z from 'zod';
import { idSchema, nameSchema, version } from './schemas.ts';

const name = nameSchema(60);

/** A group to be, with locations in it from the start. */
export const newGroup = z.strictObject({ type: z.literal('GROUP'), name, locationIds: z.array(idSchema).max(10_000) });

/** `from` is the group that the person saw the location in: somebody may have moved it meanwhile, which is a 409. */
export const groupEdit = z.strictObject({
  type: z.literal('GROUP'),
  id: idSchema,
  name: name.optional(),
  join: z
    .array(z.strictObject({ locationId: idSchema, from: idSchema.nullable() }))
    .max(10_000)
    .optional(),
  leave: z.array(idSchema).max(10_000).optional(),
});

/** What a person writes about a location. What is null is not known, or not there. */
const locationFields = {
  name,
  timeZone: z.string().max(64).refine(isTimeZone, { message: 'TIME_ZONE', abort: true }).overwrite(canonicalZone),
  address: z
    .strictObject({
      street: nameSchema(120),
      city: nameSchema(60),
      state: z.enum(usStates),
      postalCode: z.string().regex(postalCodePattern),
    })
    .nullable(),
  /** Ten digits. */
  phone: z.string().regex(phonePattern).nullable(),
  /** Degrees. */
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  groupId: idSchema.nullable(),
  menuId: idSchema.nullable(),
  kioskActive: z.boolean(),
  schedulingLocationId: z.string().trim().min(1).max(64).nullable(),
  tags: z.array(nameSchema(30)).max(20),
};

/** A location to be. `like` names one whose own values it starts with, as far as the person may set them. */
export const newLocation = z.strictObject({
  type: z.literal('LOCATION'),
  ...z.object(locationFields).partial().required({ name: true, timeZone: true }).shape,
  like: idSchema.optional(),
});
export type NewLocation = z.output<typeof newLocation>;

/** The fields that somebody changed, and the version they changed them on: a newer one is a 409, and nothing is written. */
export const locationEdit = z.strictObject({
  type: z.literal('LOCATION'),
  id: idSchema,
  ver: version,
  ...z.object(locationFields).partial().shape,
});
export type LocationEditBody = z.output<typeof locationEdit>;
