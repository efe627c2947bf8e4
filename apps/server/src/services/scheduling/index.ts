export { withExternalIds } from './external-ids.ts';
export { saveJobTypeDepartments } from './job-type-departments.ts';
export { setIntegration } from './labor-integration.ts';
export { readLaborStatus } from './labor-status.ts';
export { sendAgain } from './send-again.ts';
export { sendToScheduling } from './sync-company.ts';
