import { type ApiError, apiError } from './api-error.ts';

/**
 * The error of a call when a database constraint rejects its write: the same error as from the check before it, which
 * two concurrent writes both pass. A constraint that no call can violate is not listed.
 */
const refusals: Readonly<Record<string, () => ApiError>> = {
  person_email_key_key: () => apiError(400, 'ALREADY_EXISTS', '/body/email'),
  role_name: () => apiError(400, 'NAME_TAKEN', '/body/name'),
  granted_role_role_id_fkey: () => apiError(400, 'ROLE_IN_USE'),
};

/** The API error for a database error; null when it is none of these constraints. */
export const constraintError = (error: unknown): ApiError | null =>
  error instanceof Error && 'constraint' in error && Object.hasOwn(refusals, String(error.constraint))
    ? (refusals[String(error.constraint)]?.() ?? null)
    : null;
