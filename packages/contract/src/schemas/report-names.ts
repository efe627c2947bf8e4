import { reportDimensions } from '@commissary/catalog';
import type { Dimension } from '@commissary/domain';
import * as z from 'zod';

/** What reports are broken down by. */
export const dimensionSchema: z.ZodType<Dimension> = z.enum(reportDimensions);

/** What ids of what was sold are called. */
export const soldNames = z.array(z.object({ dimension: dimensionSchema, id: z.string(), name: z.string() }));
