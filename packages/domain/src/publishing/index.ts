export * from './contact-status.ts';
export * from './pos-version.ts';
export * from './publish-operations.ts';
export * from './publishing.ts';
export * from './workflow.ts';
