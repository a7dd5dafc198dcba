import {useState, type FormEvent} from 'react';
import {editableFields, type EditableField, type FieldErrors} from '@site/api/src/contract';

export function useFormErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    errors,
    /** Shows the errors and focuses the first. An empty list clears all. */
    complain(form: HTMLFormElement, complaints: FieldErrors): void {
      setErrors(complaints);
      const first = editableFields.find((field) => complaints[field]);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    /** Clears a field's error once the user edits it. */
    onInput(event: FormEvent<HTMLFormElement>): void {
      const {name} = event.target as HTMLInputElement;
      if (name in errors) {
        setErrors(({[name as EditableField]: _mended, ...rest}) => rest);
      }
    },
  };
}
