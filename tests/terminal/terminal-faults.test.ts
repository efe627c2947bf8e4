import { onOne, shortForm } from '../proofs/short-form.ts';
import { terminalFaults } from './terminal-faults.ts';

shortForm(terminalFaults, 'applies nothing that arrived damaged or in part, and works without the server', {
  on: onOne.embedded,
});
