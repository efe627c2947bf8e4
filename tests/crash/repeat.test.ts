import { shortForm } from '../proofs/short-form.ts';
import { repeatTrials } from './repeats.ts';

shortForm(repeatTrials, 'has one effect, however often it is asked for');
