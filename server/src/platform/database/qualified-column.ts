/**
 * A qualified column: named with what its table is called in the statement. A fragment with a subquery takes no other, because a bare
 * name means the innermost table that has such a column, and there the fragment would compare that table with itself.
 */
export type QualifiedColumn = `${string}.${string}`;

/** The same for a fragment that reads a table as `Inner`: a caller that names its own so too would be misunderstood as well. */
export type ColumnOutside<Inner extends string, Column extends QualifiedColumn> = Column extends `${Inner}.${string}` ? never : Column;
