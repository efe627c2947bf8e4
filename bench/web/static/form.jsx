import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './static.css';

const labels = ['Name', 'Name for guests', 'Description', 'Price', 'Price of the toppings', 'PLU number', 'Image'];

/** What a letter costs at the least: seven inputs whose values React keeps. */
function Form() {
  const [values, setValues] = useState(() => labels.map(() => '12.00'));
  return (
    <main>
      {labels.map((label, index) => (
        <label className="field" key={label}>
          {label}
          <input
            aria-label={label}
            value={values[index]}
            onChange={event => setValues(values.with(index, event.currentTarget.value))}
          />
        </label>
      ))}
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Form />);
