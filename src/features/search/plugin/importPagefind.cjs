/** @returns {Promise<typeof import('pagefind')>} */
module.exports = () => import('pagefind');
