import { createFieldPredicate } from './field-contains.ts';
import { isSecret } from './kinds/secret.ts';

/** Whether a field or any field inside it is hidden from some readers. */
export const hasRestrictedFields = createFieldPredicate(field => field.read !== undefined || isSecret(field));
