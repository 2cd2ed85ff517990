// Controls made from a loader's parameter table: one for every parameter, of the fitting kind.

/** How one parameter is to be asked for, by its schema. */
function kindOf(schema) {
  const type = [schema.type].flat();
  if (schema.enum?.includes(true)) return 'switch';
  if (schema.enum) return 'choice';
  if (/^an? (opaque )?colour/.test(schema['x-accepts'])) return 'color';
  if (type.includes('number') || type.includes('integer')) return 'number';
  return 'text';
}

/** A colour of the grammar as `<input type=color>` has it, or nothing. */
function hexadecimal(text) {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text ?? '')?.[1];
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

const easings = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out', 'step-start', 'step-end'];

/**
 * The control of a parameter: `element`, and `value` to read and set, empty for the default.
 * `changed` is called whenever the reader changes it.
 */
function control(name, schema, changed) {
  const id = `p-${name}`;
  const kind = kindOf(schema);
  const fallback = schema.default;
  const shown = fallback === undefined ? '' : String(fallback);
  const whatId = `${id}-what`;
  const wrong = make('p', { className: 'wrong', id: `${id}-wrong`, hidden: true });
  const about = { id, 'aria-describedby': `${whatId} ${id}-wrong` };
  const row = make('div', { className: 'row' });
  let main;
  let second;

  if (kind === 'switch') {
    main = make('input', { ...about, type: 'checkbox' });
  } else if (kind === 'choice') {
    main = make('select', about, ...schema.enum.map((word) =>
      make('option', { value: word === fallback ? '' : word }, word)));
  } else {
    main = make('input', { ...about, type: 'text', placeholder: shown, spellcheck: false,
      autocomplete: 'off' });
  }
  if (kind === 'color') {
    second = make('input', { type: 'color', value: hexadecimal(shown) ?? '#808080',
      'aria-label': say('pick', { name }) });
    second.addEventListener('input', () => { main.value = second.value.slice(1); changed(); });
  }
  const { minimum, maximum } = schema;
  if (kind === 'number' && maximum !== undefined && typeof fallback === 'number') {
    // A range as long as a loader needs it; the text beside it takes all that is accepted.
    const highest = Math.min(maximum, Math.max(5, 4 * Number(fallback)));
    const whole = schema.type === 'integer';
    second = make('input', { type: 'range', min: Math.max(minimum, -highest), max: highest,
      step: whole ? 1 : 0.01, value: fallback, 'aria-label': say('slide', { name }) });
    second.addEventListener('input', () => {
      main.value = Number(second.value) === Number(fallback) ? '' : second.value;
      changed();
    });
    main.inputMode = 'decimal';
  }
  if (name === 'easing') {
    main.setAttribute('list', 'easings');
    row.append(make('datalist', { id: 'easings' },
      ...easings.map((word) => make('option', { value: word }))));
  }
  row.append(...(second ? [second] : []), main);

  const mirror = () => {
    if (!second) return;
    const text = main.value || shown;
    second.value = second.type === 'color' ? hexadecimal(text) ?? '#808080' : parseFloat(text);
  };
  main.addEventListener(kind === 'choice' ? 'change' : 'input', () => { mirror(); changed(); });

  const what = words.summaries?.[name] ?? schema.description;
  return {
    name,
    group: schema['x-group'],
    element: make('div', { className: 'control' }, make('label', { htmlFor: id }, name), row,
      make('p', { className: 'what', id: whatId, title: schema['x-accepts'] ?? '' }, what), wrong),
    get value() {
      if (kind === 'switch') return main.checked === (fallback === true) ? '' : String(+main.checked);
      return main.value.trim();
    },
    set value(text) {
      if (kind === 'switch') {
        main.checked = text === '' ? fallback === true : text === '1' || text === 'true';
      } else {
        main.value = kind === 'choice' && text === fallback ? '' : text;
      }
      mirror();
    },
    /** Tells what is wrong with the value; nothing where it is right. */
    set fault(text) {
      main.setAttribute('aria-invalid', String(Boolean(text)));
      wrong.textContent = text ?? '';
      wrong.hidden = !text;
    },
  };
}
