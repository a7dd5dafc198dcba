import {useState, type FormEvent} from 'react';
import {editableFields, type EditableField, type FieldErrors} from '@site/api/src/contract';

/** Complaints about the fields of the contact form. */
export function useFormErrors() {
  const [errors, setErrors] = useState<FieldErrors>({});
  return {
    errors,
    /** Shows what is wrong, and leads to the first of it; nothing is wrong with an empty list. */
    complain(form: HTMLFormElement, complaints: FieldErrors): void {
      setErrors(complaints);
      const first = editableFields.find((field) => complaints[field]);
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
    /** A field that is being mended loses its complaint. */
    onInput(event: FormEvent<HTMLFormElement>): void {
      const {name} = event.target as HTMLInputElement;
      if (name in errors) {
        setErrors(({[name as EditableField]: _mended, ...rest}) => rest);
      }
    },
  };
}
