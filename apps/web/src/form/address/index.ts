export { AddressInputs } from './address-inputs.tsx';
