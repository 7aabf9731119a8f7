export default {
  title: 'The table',
};
