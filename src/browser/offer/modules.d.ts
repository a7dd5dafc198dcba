declare module '*/offer.css' {
  const text: string;
  export default text;
}
