import { shortForm } from '../proofs/short-form.ts';
import { pollsProof } from './polls.ts';

shortForm(pollsProof, 'brings a terminal all of a publish or nothing of it, in order, whenever it asks');
