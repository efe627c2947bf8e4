import { onOne, shortForm } from '../proofs/short-form.ts';
import { localSchedulesProof } from './local-schedules.ts';

shortForm(localSchedulesProof, 'each day and at each change of the clocks', { on: onOne.largest });
