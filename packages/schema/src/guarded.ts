import { holding } from './holds.ts';
import { isSecret } from './kinds/secret.ts';

/** Whether anything in a field is not for every reader's eyes. */
export const isGuarded = holding(field => field.read !== undefined || isSecret(field));
