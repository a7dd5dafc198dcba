import type {ReactNode} from 'react';
import {TableRegion} from './TableRegion';

interface DataTableProps {
  className?: string;
  caption: string;
  columns: readonly string[];
  /** Cells of each row; the first is the row header. */
  rows: readonly {readonly key: string; readonly cells: readonly ReactNode[]}[];
}

export function DataTable({className, caption, columns, rows}: DataTableProps) {
  return (
    <TableRegion className={className} data-stacked={columns.length > 2 ? columns.length : undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells: [name, ...others]}) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {others.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableRegion>
  );
}
