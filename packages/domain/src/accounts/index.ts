export * from './confirmation-code.ts';
export * from './display-name.ts';
export * from './employee-problems.ts';
export * from './password.ts';
export * from './pin.ts';
export * from './session-lengths.ts';
