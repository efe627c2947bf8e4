import { onOne, shortForm } from '../proofs/short-form.ts';
import { fuzzProof } from './fuzz.ts';

shortForm(fuzzProof, 'is refused with a reason at every call and changes nothing', { on: onOne.largest });
