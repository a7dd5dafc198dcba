declare module '*/foot.css' {
  const text: string;
  export default text;
}

declare module '*/brand.css' {
  const text: string;
  export default text;
}

declare module '*/offer.css' {
  const text: string;
  export default text;
}
