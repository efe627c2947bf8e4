import { shortForm } from '../proofs/short-form.ts';
import { streamsProof } from './streams.ts';

shortForm(streamsProof, 'tells everybody how a publish ends while others read');
