import { createFieldPredicate } from './field-contains.ts';
import { isSecret } from './kinds/secret.ts';

/** Whether anything in a field is not for every reader's eyes. */
export const hasRestrictedFields = createFieldPredicate(field => field.read !== undefined || isSecret(field));
