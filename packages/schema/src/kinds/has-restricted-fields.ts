import { createFieldPredicate } from '../field/index.ts';
import { isSecret } from './secret.ts';

/** Whether a field or any field inside it is hidden from some readers. */
export const hasRestrictedFields = createFieldPredicate(field => field.read !== undefined || isSecret(field));
