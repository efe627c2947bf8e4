import { onOne, shortForm } from '../proofs/short-form.ts';
import { reportsProof } from './reports-proof.ts';

shortForm(
  reportsProof,
  'random questions of random tickets have the same cents from files as from the tickets themselves, with days that have changed since',
  { on: onOne.largest },
);
