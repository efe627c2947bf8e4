import { onOne, shortForm } from '../proofs/short-form.ts';
import { inputProof } from './input.ts';

shortForm(inputProof, 'answers others and saves what is honest while the worst bodies come', {
  on: onOne.embedded,
});
