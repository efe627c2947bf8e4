/** What is printed. Beside `ui`, because few screens print. */
export { Paper } from './paper.tsx';
export { PrintButton } from './print-button.tsx';
