import type {HTMLAttributes} from 'react';

interface ListProps extends HTMLAttributes<HTMLElement> {
  as?: 'ul' | 'ol';
  of: readonly string[];
}

export function List({as: Tag = 'ul', of, ...rest}: ListProps) {
  return (
    <Tag {...rest}>
      {of.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  );
}
